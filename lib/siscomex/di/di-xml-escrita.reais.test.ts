import { provarEscrita } from '#lib/siscomex/testing/provar-escrita.ts';
import { DIS_REAIS, materialReal } from '#lib/testing/material-real.ts';

provarEscrita('what is written of the real declarations', DIS_REAIS.map(materialReal));
