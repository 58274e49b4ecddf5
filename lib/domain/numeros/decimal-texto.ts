/**
 * A decimal number as in the API and the database: text with a dot and a fixed number of decimals, `"1234.5600000"`. Arithmetic
 * goes through decimal.js; a JavaScript number never holds money, a quantity or a rate.
 */
export type DecimalTexto = string;

/** A day without time, `YYYY-MM-DD`: the same day in every time zone. */
export type DataTexto = string;
