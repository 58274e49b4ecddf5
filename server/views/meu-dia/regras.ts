import type { Regras } from './regra.ts';
import { aDebitar } from './regras/a-debitar.ts';
import { ato } from './regras/ato.ts';
import { ciencia } from './regras/ciencia.ts';
import { dar } from './regras/dar.ts';
import { dciAPagar } from './regras/dci-a-pagar.ts';
import { dciMensal } from './regras/dci-mensal.ts';
import { dcrDesatualizado } from './regras/dcr-desatualizado.ts';
import { devolucao } from './regras/devolucao.ts';
import { diferenca } from './regras/diferenca.ts';
import { documento } from './regras/documento.ts';
import { etaPassada } from './regras/eta-passada.ts';
import { exigencia } from './regras/exigencia.ts';
import { exoneracao } from './regras/exoneracao.ts';
import { icmsANotificar } from './regras/icms-por-notificar.ts';
import { licenca } from './regras/licenca.ts';
import { pedidoAtrasado } from './regras/pedido-atrasado.ts';
import { certificado, procuracao } from './regras/representante.ts';
import { resolucao } from './regras/resolucao.ts';
import { retorno } from './regras/retorno.ts';
import { semCClassTrib } from './regras/sem-cclasstrib.ts';
import { semDai } from './regras/sem-dai.ts';
import { semImportador } from './regras/sem-importador.ts';
import { semMatriz } from './regras/sem-matriz.ts';
import { semPerfil } from './regras/sem-perfil.ts';
import { semVinculo } from './regras/sem-vinculo.ts';
import { suframa } from './regras/suframa.ts';
import { suspensaoCbsIbs } from './regras/suspensao-cbs-ibs.ts';
import { virada } from './regras/virada.ts';

/** The rules of the house; a wing brings its own. A new rule needs a file, a place here, and its name in lib/domain/telas/meu-dia.ts. */
export const REGRAS: Regras = [
  exigencia,
  ciencia,
  dar,
  icmsANotificar,
  semDai,
  etaPassada,
  devolucao,
  licenca,
  aDebitar,
  semCClassTrib,
  semImportador,
  semMatriz,
  semVinculo,
  diferenca,
  documento,
  virada,
  dciMensal,
  dciAPagar,
  suspensaoCbsIbs,
  retorno,
  exoneracao,
  procuracao,
  certificado,
  suframa,
  resolucao,
  semPerfil,
  ato,
  pedidoAtrasado,
  dcrDesatualizado,
];
