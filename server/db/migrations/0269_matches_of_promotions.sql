-- Why: a page that promises a bonus for deposits and the rule that gives it were linked by nothing but their words.

-- The promotion on whose page a match is told of. Its page ends with it, and the match goes on without.
alter table bonus.matches add column promotion text references promotions.promotions (id) on delete set null;
