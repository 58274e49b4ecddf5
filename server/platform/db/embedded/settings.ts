/** For a machine that PostgreSQL shares with the server, and for a few connections. Every answered write is on the disk. */
export const SETTINGS: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  huge_pages: 'off',
  io_method: 'sync',
  // One request takes one core: the others are for the others.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum_max_workers: '2',
  // Nobody follows it.
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Starts, stops and what ends it; not the errors of statements, which would carry what people wrote.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/** In `pg_dynshmem` of the cluster: a container gives `/dev/shm` little room, or has none. */
export const ON_POSIX: Readonly<Record<string, string>> = {
  listen_addresses: '',
  // Relative to the cluster: a socket's address takes some hundred bytes at most.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  dynamic_shared_memory_type: 'mmap',
};
