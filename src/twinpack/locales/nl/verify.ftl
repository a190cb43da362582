# Delen dat iedereen kan narekenen.
verify-title = Waren de kaarten zoals beloofd?
verify-intro = Kies het verslag van een partij of plak het hier. Deze pagina rekent alles zelf na en verstuurt niets.
verify-file = Verslag:
verify-paste = of de tekst ervan:
verify-go = Controleren
verify-shuffle = Schudbeurt { $number } is zoals beloofd; de plaatsen { $seats } voegden eigen toeval toe.
verify-shuffle-alone = Schudbeurt { $number } is zoals beloofd; niemand voegde toeval toe.
verify-good = Gecontroleerde schudbeurten: { $count }. Alles is zoals beloofd.
verify-bad = Dit verslag houdt niet wat beloofd was.
table-terminal = Aan deze tafel wordt voorlopig in de terminal gespeeld:
error-no-commitments = Dit verslag bevat geen beloften: het is niet op een server gespeeld, of ze zijn verwijderd.
error-commit-missing = Schudbeurt { $number } heeft geen belofte.
error-seed-missing = Schudbeurt { $number } hoort bij een afgelopen spel, maar de startwaarde ontbreekt.
error-not-promised = Schudbeurt { $number }: de startwaarde is niet de beloofde. Startwaarde, belofte of kenmerk van de partij is veranderd.
error-other-order = Schudbeurt { $number }: startwaarde en toegevoegd toeval geven op plaats { $place } { $expected }, het verslag heeft { $found }. De kaarten, een startwaarde of een bijdrage is veranderd.
error-seed-without-shuffle = Een startwaarde hoort bij geen schudbeurt: { $seed }
