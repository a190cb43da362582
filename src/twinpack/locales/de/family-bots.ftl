# Warum ein Bot so gewählt hat, wo nicht zwei Paare mit einem doppelten Blatt spielen.

# Gebote, Trumpf und Partner
why-bid-alone = Ich kann { $meld } melden und erwarte allein mit meinen Stichen etwa { $expected }, also kann ich { $bid } bieten.
why-call-highest = Ich rufe { $card }: Wer sie hat, bringt den stärksten Trumpf mit, der mir fehlt.

# Der Talon
why-forfeit-unseen = Wenn ich spiele, verliere ich vermutlich mehr, also zahle ich { $chips } an die Kasse und sehe nicht nach.
why-widow-may-help = Der Talon kann { $bid } noch möglich machen, also sehe ich ihn mir an.
why-bury-counters = Was ich weglege, zählt für mich, also rette ich Zählkarten, die ich sonst verlieren würde.

# Spielen oder nicht
why-contract-certain = Mit Meldungen von { $meld } und sicheren Trümpfen kann das Gebot von { $bid } nicht scheitern, also gebe ich auf.
why-contract-open = Der Ansager braucht noch { $needed } aus Stichen, also spiele ich weiter.
