-- Why: a draw of the chain whose betting has closed and a match whose cards are dealt are rounds that many share as
-- well, and nobody calls one off alone.
create trigger draws_called_off_by_two before update on studio.draws for each row
  when (new.state = 'cancelled' and old.state = 'locked' and old.results_by = 'chain')
  execute function studio.refuse_one_alone();
create trigger draws_show_what_was before update on studio.draws for each row
  when (new.state = 'cancelled' and old.state = 'locked' and old.results_by = 'chain' and new.numbers is null)
  execute function studio.refuse_change();
create trigger tables_called_off_by_two before update on studio.tables for each row
  when (new.state = 'void' and old.state = 'playing')
  execute function studio.refuse_one_alone();
