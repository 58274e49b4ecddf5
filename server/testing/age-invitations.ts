// Run with DATA_DIR of a server under test: its invitations were made eight days before, so that who came by one is a second person.
import { Client } from 'pg';
import { runningEmbedded } from '#server/platform/db/embedded/embedded-database.ts';

const database = await runningEmbedded(process.env.DATA_DIR ?? '');
if (!database) throw new Error('No server runs there.');
const client = new Client({ connectionString: database.url });
await client.connect();
await client.query(`update convite set criado_em = criado_em - interval '8 days'`);
await client.end();
await database.close();
