### What bears think: values, hints, reviews.

ui-level-cub = cub
ui-level-black = black bear
ui-level-brown = brown bear
ui-level-grizzly = grizzly

## Values
worth-win = { $value } % to win
    .brief = { $value } %
    .amount = { $count ->
        [one] one point of win chance
       *[other] { $value } points of win chance
    }
    .title = Chance to win, in %
worth-survive = { $value } % to get through
    .brief = { $value } %
    .amount = { $count ->
        [one] one point of the chance to get through
       *[other] { $value } points of the chance to get through
    }
    .title = Chance to get through, in %
worth-score = { $value } points expected at the end
    .brief = { $value }
    .amount = { $count ->
        [one] one point
       *[other] { $value } points
    }
    .title = Points expected
worth-lead = { $sign ->
    [minus] { $value } points behind at the end
   *[plus] { $value } points ahead at the end
}
    .brief = { $sign ->
        [minus] { $value } behind
       *[plus] { $value } ahead
    }
    .amount = { $count ->
        [one] one point
       *[other] { $value } points
    }
    .title = Lead expected, in points
worth-under = less than { $value }
worth-over = more than { $value }
worth-about = about { $worth }
worth-about-margin = about { $worth } (give or take { $margin })

## Hints
hint-forced = You have no choice: { $what } ({ $notation }).
hint-plain = A { $level } would choose: { $what } ({ $notation }).
hint-best = { $what } ({ $notation }): { $worth }.
hint-other = { $what }: { $worth }.
hint-clear = The first is clearly best.
hint-slight = The first is a little better.
hint-marginal = There is hardly any difference.
hint-perhaps = The first looks better, but it is not certain.
hint-even = There is no real difference.
hint-even-several = { $count ->
    [2] There is no real difference between the best two.
   *[other] There is no real difference between the best { $count }.
}
hint-marginal-several = { $count ->
    [2] There is hardly any difference between the best two.
   *[other] There is hardly any difference between the best { $count }.
}
hint-rest-clear = The others are clearly worse.
hint-rest-slight = The others are a little worse.
hint-rest-perhaps = The others look worse, but it is not certain.
hint-nobody = The game waits for nobody's decision at this point.
hint-over = The game is over at this point: there is nothing to decide.
hint-which = Several players decide at this point; say whose hint you want: { $seats }.

## Reviews
review-intro = { $game }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}, judged by a { $level }.
review-luck-gave = Luck gave { $name } { $amount }; decisions cost { $lost }.
review-luck-took = Luck cost { $name } { $amount }; decisions cost { $lost }.
review-lost = Decisions cost { $name } { $lost }.
review-unmeasured = No decision of { $name } could be measured.
review-no-luck = The bears of this game can't say what a position is worth, so there are no figures of luck.
review-sum = { $name }: { $start } at the start, luck { $luck }, own decisions { $own }, others' decisions { $others }, { $end } at the end.
review-sum-left = { $name }: { $start } at the start, luck { $luck }, own decisions { $own }, others' decisions { $others }, a player's leaving { $left }, { $end } at the end.
review-sum-alone = { $name }: { $start } at the start, luck { $luck }, decisions { $own }, { $end } at the end.
review-counts = { $name } decided { $decisions ->
    [one] once
   *[other] { $decisions } times
}: { $blunders ->
    [one] one blunder
   *[other] { $blunders } blunders
}, { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
}, { $inaccuracies ->
    [one] one inaccuracy
   *[other] { $inaccuracies } inaccuracies
}. { $forced ->
    [0] There always was a choice.
    [one] There was no choice once.
   *[other] There was no choice { $forced } times.
}
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-turning = Turning points:
review-turning-luck = Step { $step }: { $what } { $name } { $swing }.
review-turning-decision = Step { $step }: { $name } chose "{ $played }" instead of "{ $best }", { $swing }.
review-chart-steps = steps { $first } to { $last }
review-costly = Decisions that cost something:
review-all = Decisions:
review-none-costly = No decision cost anything worth mentioning.
review-lucky = Luck, the largest first:
review-column-step = step
review-column-who = who
review-column-played = played
review-column-best = best
review-column-loss = cost
review-column-grade = verdict
review-column-fell = what fell
review-column-gave = gave
review-tried = * not weighed by the bear; measured by trying both.
review-progress = Looking at step { $step } of { $steps }
