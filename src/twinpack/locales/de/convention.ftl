# What partners agree that a first call tells: for the rule sheet, and why a bot calls by it.

auction-convention = Unter Partnern abgesprochen und allen bekannt; keine Regel und keine Abrechnung hängt davon ab. Die erste Ansage eines Spielers sagt etwas über sein Blatt:
convention-row = { $call } zeigt { $what }.

# The call
convention-opening = eine Eröffnung mit { $points }
convention-opening-more = eine Eröffnung mit { $points } oder mehr
convention-raise = ein Gebot genau { $points } über dem letzten
convention-raise-more = ein Gebot { $points } oder mehr über dem letzten
convention-answer = ein Gebot genau { $points } über dem letzten, nachdem der Partner geboten hat,
convention-pass = Passen, nachdem der Partner geboten hat,
convention-help = Passen mit Hilfe

# What it tells
convention-says-meld = mindestens { $meld } an Meldungen, gleich was Trumpf ist
convention-says-aces = ein Ass jeder Farbe
convention-says-run = eine Sequenz
convention-says-run-aces = eine Sequenz und ein Ass jeder Farbe
convention-says-legs = drei Karten eines Doppelpinochles
convention-says-trump = den Wunsch, Trumpf zu bestimmen
convention-says-strong = ein starkes Blatt
convention-says-weak = ein schwaches Blatt
convention-says-short = eine Farbe ohne eine einzige Karte der Sequenz
convention-says-help = Karten, die bei jedem Trumpf helfen

# A ladder of calls
convention-over-each = Ein Gebot { $points }, { $second } und so weiter bis { $last } über dem letzten (als Eröffnung: über { $minimum }), aber unter { $below }, zeigt { $meld }, { $more } und so weiter an Meldungen, gleich was Trumpf ist.
convention-opening-each = Eine Eröffnung mit { $points }, { $second } und so weiter bis { $last } zeigt { $meld }, { $more } und so weiter an Meldungen, gleich was Trumpf ist.

# Why a bot calls so
why-tell-meld = Nach unserer Absprache zeigt { $bid } dem Partner, dass ich { $meld } an Meldungen habe, gleich was Trumpf ist.
why-tell-aces = Nach unserer Absprache zeigt { $bid } dem Partner ein Ass jeder Farbe.
why-tell-run = Nach unserer Absprache zeigt { $bid } dem Partner eine Sequenz.
why-tell-run-aces = Nach unserer Absprache zeigt { $bid } dem Partner eine Sequenz und ein Ass jeder Farbe.
why-tell-legs = Nach unserer Absprache zeigt { $bid } dem Partner drei Karten eines Doppelpinochles.
why-tell-trump = Nach unserer Absprache zeigt { $bid } dem Partner, dass ich Trumpf bestimmen will.
why-tell-strong = Nach unserer Absprache zeigt { $bid } dem Partner ein starkes Blatt.
why-tell-short = Nach unserer Absprache zeigt { $bid } dem Partner, dass ich in einer Farbe keine Karte der Sequenz habe.
why-heard-meld = Mein Partner hat { $meld } an Meldungen gezeigt.
why-heard-aces = Mein Partner hat ein Ass jeder Farbe gezeigt.
why-heard-run = Mein Partner hat eine Sequenz gezeigt.
why-heard-run-aces = Mein Partner hat eine Sequenz und ein Ass jeder Farbe gezeigt.
why-heard-legs = Mein Partner hat drei Karten eines Doppelpinochles gezeigt.
why-heard-strong = Mein Partner hat ein starkes Blatt gezeigt.
why-heard-weak = Mein Partner hat ein schwaches Blatt gezeigt.
