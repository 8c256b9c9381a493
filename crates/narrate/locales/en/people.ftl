### Accounts, people, ratings, the daily bear and talk at the table.

people-me = My page
people-account = Account
people-sign-in = Sign in
people-sign-in-instead = I have an account already: sign in
people-sign-out = Sign out
people-name = Name
people-your-name = Your name
people-password = Password
people-password-about = 8 to 200 characters.
people-new-password = New password
people-change = Change
people-done = Done.
people-forgot = I forgot my password
people-no-account = No account yet? Play as a guest at once, and claim your name when you like:
people-recover = Set a new password
people-recover-about = You need the recovery code that was shown when you claimed your name. All your sessions end, and you get a new code.
people-recovery-code = Recovery code
people-recover-do = Set the password
people-code-title = Keep this recovery code
people-code-about = With this code you can set a new password if you forget yours. It is shown now and never again: write it down.
people-code-of = It is for the account { $name }.
people-claim = Create an account
people-claim-about = Set a password to keep your name and sign in from any device. Your games stay with you.
people-claim-do = Create account
people-is-claimed = This name is yours.
people-your-data = Your data
people-export = Download everything the site knows about you
people-delete = Delete my account
people-delete-about = Your name, password, settings, ratings and everything you said will be gone. Your games stay, without your name; where one is still on, a bear plays on for you. This can't be undone.
people-delete-sure = Yes, forget me
people-keep = No, I stay
people-guest-leaves = You are a guest: once you sign out you can't come back to your games. Claim your name first.
people-guest-leaves-games = You play as a guest now: once you sign in as somebody else you can't come back to these games.

people-wrong-password = the name or the password is wrong.
people-wrong-code = the name or the code is wrong.
people-bad-password = a password has 8 to 200 characters.
people-name-taken = this name belongs to somebody else.
people-bad-name = a name has 1 to 24 visible characters.
people-too-many = that was too often; wait a minute.
people-unavailable = nothing can be stored now; try again later.
people-nobody = sign in first.
people-bad-report = say what happened in at most 1000 characters.
people-bad-words = say something in at most 300 characters.

people-games = Games under way
people-no-games = You sit at no table.
people-older-games = Older games
people-with = { $game } with { $names }
people-anybody = whoever comes
people-results = Results
people-game = Game
people-played = Played
people-won = Won
people-best = Best score
people-history = Finished games
people-no-history = Nothing yet.
people-came-first = won, score { $score }
people-came = place { $place }, score { $score }
people-blocked = People you block
people-public-page = My page as others see it

people-has-account = Has an account here.
people-is-guest = Plays as a guest.
people-public-games = Public games
people-no-public-games = None yet.
people-trouble = Trouble?
people-block = Block
people-unblock = No longer block
people-block-about = Whoever you block can't sit down at your tables, and you don't see what they say.
people-report-about = What happened? Only the operators read it.
people-report = Report
people-reported = Thank you. The operators will look at it.

people-ratings = Ratings
people-ratings-of = Ratings: { $game }
people-ratings-about = Everybody starts at 1500. Finished games of people with an account and of bears move it; the number after ± says how far off it may still be. The list is sorted by what is sure.
people-ratings-help = Help can only cost: whoever let a bear play for them, asked for a hint, or took back a move without another person's agreement can lose by that game, but not gain.
people-no-ratings = Nobody has been rated yet.
people-rated = { $points } ± { $spread } ({ $games ->
    [one] one game
   *[other] { $games } games
})
people-all-games = All games
people-place = Place
people-player = Player
people-points = Rating

people-daily = Daily bear
people-daily-about = One El Oso a day, with the same dice for everybody. Your first attempt counts; finish before midnight (UTC). Ranked are those who claimed their name before the day began.
people-daily-play = Play today's bear
people-daily-today = Today
people-daily-yesterday = Yesterday
people-daily-before = The day before
people-daily-sealed = The game can be looked at again when the day is over, at midnight (UTC).
people-daily-of = Daily bear of { $day }
people-daily-nobody = Nobody is on the list.
people-daily-own = You brought { $score } to the Sky in { $turns } turns: place { $place }.
people-daily-own-unlisted = You brought { $score } to the Sky in { $turns } turns. On the list that would be place { $place }.
people-sky = In the Sky
people-turns = Turns
people-look = Look at it

people-chat = Talk
people-chat-nothing = Nobody has said anything.
people-chat-say = Say something
people-chat-send = Say it
people-chat-back = Back to the table

# Passwords and names.
people-change-password = Change your password
people-change-password-about = You stay signed in here. All other devices are signed out. Your recovery code stays the same.
people-old-password = Current password
people-password-changed = Your password is changed. All other devices are signed out.
people-wrong-own-password = that is not your password.
people-weak-password = that password is too easy to guess. Don't use a common password, your name, or a pattern such as 12345678.
people-name-looks-taken = that name looks too much like one that belongs to somebody else.
people-guessed = too many wrong passwords for this name. Use a browser you have signed in with before, set a new password with your recovery code, or try again in an hour.
