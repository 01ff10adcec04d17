import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    create table uniform_items (
      id integer generated always as identity primary key,
      name text not null,
      description text,
      price_cents integer not null check (price_cents > 0),
      category text not null,
      is_active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    -- stock is null where nobody counts; an order takes from it and never below nought
    create table uniform_sizes (
      id integer generated always as identity primary key,
      item_id integer not null references uniform_items (id),
      name text not null,
      position integer not null,
      stock integer check (stock >= 0),
      unique (item_id, name)
    );

    create table uniform_orders (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      ordered_by integer references users (id),
      status text not null default 'pending' check (status in ('pending', 'processing', 'shipped', 'delivered',
        'cancelled')),
      total_cents integer not null check (total_cents > 0),
      order_date date not null,
      note text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index uniform_orders_child_id on uniform_orders (child_id);
    create index uniform_orders_status on uniform_orders (status);
    create index uniform_orders_order_date on uniform_orders (order_date desc, id desc);

    -- name, size and price as they were on the day of the order
    create table uniform_order_lines (
      id integer generated always as identity primary key,
      order_id integer not null references uniform_orders (id),
      item_id integer not null references uniform_items (id),
      name text not null,
      size text not null,
      quantity integer not null check (quantity > 0),
      price_cents integer not null check (price_cents > 0)
    );
    create index uniform_order_lines_order_id on uniform_order_lines (order_id);
    create index uniform_order_lines_item_id on uniform_order_lines (item_id);

    create table uniform_order_events (
      id integer generated always as identity primary key,
      order_id integer not null references uniform_orders (id),
      author_id integer references users (id),
      from_status text,
      to_status text not null,
      created_at timestamptz not null default now()
    );
    create index uniform_order_events_order_id on uniform_order_events (order_id);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table uniform_order_events, uniform_order_lines, uniform_orders, uniform_sizes, uniform_items')
}
