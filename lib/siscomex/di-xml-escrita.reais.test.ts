import { DIS_REAIS, materialReal } from '#lib/testing/material-real.ts';
import { provarEscrita } from './testing/provar-escrita.ts';

provarEscrita('what is written of the real declarations', DIS_REAIS.map(materialReal));
