# Why the expert decided as it did before the play: what followed in many deals that it imagined.

why-plan = In the deals that I can imagine, we bring in about { $expected }, and make { $needed } in { $made } of 100.
why-plan-better = In those deals this comes to { $gain } more than what I would do by rule of thumb.
why-plan-bid = In the deals that I can imagine, bidding comes to { $gain } more than passing, and I would go up to { $limit }.
why-plan-pass = In the deals that I can imagine, passing comes to { $gain } more than bidding.
why-plan-even = In the deals that I can imagine, bidding and passing come out too nearly the same to choose by that.
