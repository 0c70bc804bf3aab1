-- Why: whatever did not end as it was meant to is published, so that nobody has to ask. These find it among millions of
-- rounds that did, in the order in which they were opened: every id begins with its time.
create index shared_rounds_called_off on studio.shared_rounds (id) where state = 'cancelled';
create index draws_called_off on studio.draws (id) where state = 'cancelled';
create index matches_called_off on studio.tables (id) where state = 'void' and why = 'house';
create index wagers_given_back on studio.wagers (id) where state in ('returning', 'returned');
