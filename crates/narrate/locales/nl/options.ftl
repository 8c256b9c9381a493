# Waarop de opties van de spellen kunnen staan.

option-first-blue = blauw: beren en vossen
option-first-brown = bruin: jagers en houthakkers
option-guns-random = elk wijst door toeval een kant op
option-guns-two-each = twee van de acht wijzen elke kant op
option-back-all = geen enkele tegel mag meteen terug
option-back-own = alleen tegels van je eigen kleur mogen dat niet
option-self-attack-full = neemt zoveel gezondheid als hij kan
option-self-attack-choice = je mag minder verliezen
option-end-first = zodra één hand leeg is
option-end-all = zodra alle handen leeg zijn
option-variant-standard = het hele spel
option-variant-simple = eenvoudig: alleen kaarten die de waarde veranderen
option-variant-tough = taai: een aanval neemt één kaart, of twee vanaf een waarde van 6
option-negative-self = raken jezelf
option-negative-nothing = zijn geen aanval
option-nobody = niemand
