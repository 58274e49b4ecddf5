import type { Page } from '@playwright/test';
import { ORCAMENTOS } from '../scripts/site/orcamentos.mjs';
import { entrar, irPara } from './apoio.ts';
import { expect, test } from './sem-erros.ts';
