-- Why: what is a player's is called player_id in most tables, and a table is a plural. These cost few statements.
alter table accounts.opened rename to opened_accounts;
alter table accounts.opened_accounts rename column player to player_id;
alter table catalogue.unlisted rename column player to player_id;
