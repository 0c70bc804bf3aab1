-- Why: whoever asked the house something could find it only by the address that the form led to. Their own are listed,
-- the latest first.
create index questions_of_player on support.questions (player_id, at desc, id desc) where player_id is not null;
