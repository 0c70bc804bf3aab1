-- The terms name the age of registration without a figure, because the brand sets it. Their number moves with the text;
-- accounts keep the version that they agreed to, of which 2.2 changes nothing. A house whose operator has written terms
-- of their own keeps its number.
update brand.brands set terms_version = '2.2'
  where terms_version = '2.1'
    and exists (select from content.help_articles where slug = 'term' and seeded is not null);
