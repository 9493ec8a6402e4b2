/** A row with an id that is unique within its table. */
export interface Row {
  readonly id: number;
}

/** The rows of a table and the next free id, as stored in a snapshot. */
export interface TableSnapshot<R extends Row> {
  readonly nextId: number;
  readonly rows: readonly R[];
}

/** Rows by id, with indexes for the fields of lookups; rows are replaced, never mutated. */
export class Table<R extends Row, Field extends keyof R = never> {
  #rows = new Map<number, R>();
  #nextId = 1;
  #changed = false;
  readonly #fields: readonly Field[];
  readonly #indexes = new Map<Field, Map<R[Field], Map<number, R>>>();

  constructor(fields: readonly Field[] = []) {
    this.#fields = fields;
    this.#clearIndexes();
  }

  get size(): number {
    return this.#rows.size;
  }

  /** All rows by ascending id. */
  all(): R[] {
    return [...this.#rows.values()];
  }

  get(id: number): R | undefined {
    return this.#rows.get(id);
  }

  where<F extends Field>(field: F, value: R[F]): R[] {
    const found = this.#indexes.get(field)?.get(value);
    return found ? [...found.values()] : [];
  }

  find<F extends Field>(field: F, value: R[F]): R | undefined {
    return this.#indexes.get(field)?.get(value)?.values().next().value;
  }

  /** Adds a row with the next id. */
  insert(values: Omit<R, 'id'>): R {
    const row = { id: this.#nextId, ...values } as unknown as R;
    this.put(row);
    return row;
  }

  /** Adds or replaces a row with its own id; later ids continue after the highest one. */
  put(row: R): void {
    const before = this.#rows.get(row.id);
    if (before) this.#unindex(before);
    this.#rows.set(row.id, row);
    this.#index(row);
    this.#nextId = Math.max(this.#nextId, row.id + 1);
    this.#changed = true;
  }

  startAt(id: number): void {
    this.#nextId = Math.max(this.#nextId, id);
  }

  update(row: R, values: Partial<Omit<R, 'id'>>): R {
    const next = { ...row, ...values };
    this.put(next);
    return next;
  }

  delete(id: number): void {
    const row = this.#rows.get(id);
    if (!row) return;
    this.#unindex(row);
    this.#rows.delete(id);
    this.#changed = true;
  }

  snapshot(): TableSnapshot<R> {
    return { nextId: this.#nextId, rows: this.all() };
  }

  restore(snapshot: TableSnapshot<R>): void {
    this.#rows = new Map();
    this.#clearIndexes();
    for (const row of snapshot.rows) this.put(row);
    this.#nextId = snapshot.nextId;
    this.#changed = false;
  }

  /** True when anything was written since the last call (or restore). */
  takeChanged(): boolean {
    const changed = this.#changed;
    this.#changed = false;
    return changed;
  }

  #clearIndexes(): void {
    for (const field of this.#fields) this.#indexes.set(field, new Map());
  }

  #index(row: R): void {
    for (const field of this.#fields) {
      const byValue = this.#indexes.get(field);
      const found = byValue?.get(row[field]);
      if (found) found.set(row.id, row);
      else byValue?.set(row[field], new Map([[row.id, row]]));
    }
  }

  #unindex(row: R): void {
    for (const field of this.#fields) this.#indexes.get(field)?.get(row[field])?.delete(row.id);
  }
}
