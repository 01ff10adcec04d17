import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- what people uploaded; the bytes lie in the upload folder, in a folder named by the key
    create table stored_files (
      id integer generated always as identity primary key,
      key text not null unique check (key ~ '^[0-9a-f]{32}$'),
      -- a file that is still arriving, or whose record was never written, is swept away
      state text not null default 'arriving' check (state in ('arriving', 'kept')),
      kind text not null check (kind in ('picture', 'document')),
      -- name that it had on the computer it came from
      name text not null,
      media_type text not null,
      byte_count integer not null check (byte_count > 0),
      sha256 text not null,
      width integer,
      height integer,
      -- the files in its folder: name, media type, bytes and, of pictures, width and height
      variants jsonb not null,
      is_public boolean not null default false,
      created_by integer references users (id),
      removed_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index stored_files_to_sweep on stored_files (created_at)
      where state = 'arriving' or removed_at is not null;
    create index stored_files_created_by on stored_files (created_by);

    -- uploads that stand for the documents that are otherwise drawn from the data
    create table replaced_documents (
      id integer generated always as identity primary key,
      name text not null,
      file_id integer not null references stored_files (id) on delete cascade,
      created_by integer references users (id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create unique index replaced_documents_name_key on replaced_documents (name) where deleted_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table replaced_documents, stored_files')
}
