-- Why: an income lists bills beside what rates brought, by when their time ended; numbers alone no longer give its order.
create index bill_of_payee_by_end on agents.bill (payee, ends_at desc, id desc);
