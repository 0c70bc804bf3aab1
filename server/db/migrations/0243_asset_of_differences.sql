-- What money is kept in is named as everywhere else. A vendor goes on saying `currency`.
alter table vendors.differences rename column currency to asset;
