import type { Client } from 'pg';
import { z } from 'zod';

const TablesSchema = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }));
const LinksSchema = z.array(z.object({ child: z.string(), parent: z.string() }));

/** A table of ours and its columns that hold data of their own, as PostgreSQL quotes them. */
export interface TableDescription {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Every table of the product, each after those its rows refer to. Made from the database itself: none can be forgotten. */
export async function listTables(client: Client): Promise<TableDescription[]> {
  const tables = await client.query(`
    select quote_ident(c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum)::text[] as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`);
  const links = await client.query(`
    select quote_ident(child.relname) as child, quote_ident(parent.relname) as parent
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and child.oid <> parent.oid`);
  return parentsFirst(TablesSchema.parse(tables.rows), LinksSchema.parse(links.rows));
}

function parentsFirst(
  tables: readonly TableDescription[],
  links: z.infer<typeof LinksSchema>,
): TableDescription[] {
  const sorted: TableDescription[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const isFree = ({ name }: TableDescription): boolean =>
      !links.some(({ child, parent }) => child === name && names.has(parent));
    const free = waiting.filter(isFree);
    if (free.length === 0) {
      throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}.`);
    }
    sorted.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return sorted;
}
