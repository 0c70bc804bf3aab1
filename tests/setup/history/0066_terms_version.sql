-- Why: the terms of use became version 2.0 when deposits and withdrawals came into them, and an account keeps the version
-- that was agreed to. A house whose operator has written terms of their own keeps its own number.

update brand.brands set terms_version = '2.0'
  where terms_version = '1.0'
    and exists (select from content.help_articles where slug = 'term' and seeded is not null);
