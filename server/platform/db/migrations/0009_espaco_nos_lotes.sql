-- The balance of a lot changes with every draw. With room on its page the row stays there, and none of the eight indexes is written again.
ALTER TABLE "saldo_lote" SET (fillfactor = 50);
