# Why the expert of Pinnacola chose as it did. Points are what it expects of the rest of the deal.

why-stock-more = With the stock I expect { $points } more than with { $card } from the row.
why-row-more = With { $card } from the row, { $count ->
    [one] one card
   *[other] { $count } cards
} in all, I expect { $points } more than with a card of the stock.
why-discard-wanted = An opponent can use { $card } with a chance of about { $percent } %.
