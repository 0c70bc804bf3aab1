import type { Database } from "#server/db/database.ts";

/** Every schema of the house; those of PostgreSQL and the list of what was applied are none. */
const OURS = "n.nspname !~ '^(pg_|information_schema$|migration$)'";

/** What a catalogue says of one kind of thing, as text that two databases of one version say alike. */
const SAID: Record<string, string> = {
  functions: `
    select pg_get_functiondef(p.oid) || ' ' || coalesce(p.proacl::text, 'everybody') as said
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS}`,
  relations: `
    select format('%s %s.%s persistence %s options %s rights %s comment %s', c.relkind, n.nspname, c.relname,
        c.relpersistence, c.reloptions, c.relacl, obj_description(c.oid, 'pg_class')) as said
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind not in ('i', 'I')`,
  columns: `
    select format('%s.%s %s %s %s%s default %s identity %s generated %s collation %s storage %s comment %s rights %s',
        n.nspname, c.relname, row_number() over (partition by c.oid order by a.attnum), a.attname,
        format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' end,
        pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated, a.attcollation::regcollation, a.attstorage,
        col_description(c.oid, a.attnum), a.attacl) as said
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where ${OURS} and a.attnum > 0 and not a.attisdropped and c.relkind not in ('i', 'I')`,
  constraints: `
    select format('%s.%s %s: %s validated %s', n.nspname, coalesce(r.relname, t.typname), o.conname,
        pg_get_constraintdef(o.oid), o.convalidated) as said
      from pg_constraint o join pg_namespace n on n.oid = o.connamespace
      left join pg_class r on r.oid = o.conrelid left join pg_type t on t.oid = o.contypid
      where ${OURS} and o.contype <> 't'`,
  indexes: `
    select format('%s primary %s options %s made %s', pg_get_indexdef(i.indexrelid), i.indisprimary, c.reloptions,
        case when n.nspname in ('ledger', 'wallet')
          then row_number() over (partition by i.indrelid order by i.indexrelid) end) as said
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  triggers: `
    select format('%s enabled %s', pg_get_triggerdef(t.oid), t.tgenabled) as said
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where ${OURS} and not t.tgisinternal`,
  views: `
    select format('%s.%s %s', n.nspname, c.relname, pg_get_viewdef(c.oid)) as said
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind = 'v'`,
  sequences: `
    select format('%s.%s %s from %s by %s within %s to %s last %s of %s', s.schemaname, s.sequencename, s.data_type,
        s.start_value, s.increment_by, s.min_value, s.max_value, s.last_value,
        (select string_agg(d.refobjid::regclass || ' ' || d.refobjsubid, ',') from pg_depend d
          where d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass and d.deptype in ('a', 'i'))) as said
      from pg_sequences s join pg_namespace n on n.nspname = s.schemaname where ${OURS}`,
  types: `
    select format('%s.%s %s base %s not null %s default %s rights %s', n.nspname, t.typname, t.typtype,
        t.typbasetype::regtype, t.typnotnull, t.typdefault, t.typacl) as said
      from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${OURS} and t.typelem = 0`,
  schemas: `
    select format('%s rights %s', n.nspname, n.nspacl) as said from pg_namespace n where ${OURS}`,
  defaults: `
    select format('%s %s %s', d.defaclnamespace, d.defaclobjtype, d.defaclacl) as said from pg_default_acl d`,
};

const TABLES = {
  name: "test-tables",
  text: `
    select format('%I.%I', n.nspname, c.relname) as name,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and a.atttypid in ('timestamptz'::regtype, 'xid8'::regtype)) as moments
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind = 'r'`,
  row: { name: "", moments: [] as string[] },
};

/**
 * All that a database is, line by line and sorted: what its catalogue says, and its first rows without the moments and
 * transactions that wrote them. Of indexes also in which order they were made, because plans of young tables go by it.
 */
export async function schemaText(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, text] of Object.entries(SAID)) {
    const rows = await db.call<{ said: string }>({ name: `test-said-${kind}`, text }, []);
    lines.push(...rows.map(({ said }) => `${kind}: ${said}`));
  }
  for (const { name, moments } of await db.call(TABLES, [])) {
    const text = `select (to_jsonb(t) - $1::text[])::text as said from ${name} t`;
    const rows = await db.call<{ said: string }>({ name: `test-rows-${name}`, text }, [moments]);
    lines.push(...rows.map(({ said }) => `row of ${name}: ${said}`));
  }
  return lines.sort();
}
