-- Why: an answer that says when to ask again said so once, and left it out where it was repeated under its key.
alter table calls.answers add column retry_at timestamptz;
