import { daiNova } from '#lib/contracts/sefaz/dai.ts';
import type { PedidoDeMarca } from '#lib/contracts/sefaz/marcas-da-dai.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import type { EscolhaDaAdicao } from '#lib/domain/zfm/dai.ts';
import { daiRepository } from '#server/comex/sefaz/dai-repository.ts';
import type { AoMarcar } from '#server/comex/sefaz/dai-routes.ts';
import { registroDaDai } from '#server/comex/sefaz/registro-da-dai.ts';
import { marcarDai } from '#server/flows/dai/marcar-dai.ts';
import { today } from '#server/platform/clock.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { noDiaUtil } from './dia-util.ts';
import { MARCA_VAZIA } from './marca-vazia.ts';

/**
 * Takes the demonstration's declarations through the Sefaz. Some DAIs are released, each kind of pending one occurs, and the newest
 * declaration has no DAI.
 */
export async function semearDais(
  ao: AoMarcar,
  declaracoes: readonly DeclaracaoImportacao[],
  processos: readonly { id: string }[],
): Promise<void> {
  for (const [i, ate] of ANDAMENTOS.entries()) {
    const [declaracao, processo] = [declaracoes[i], processos[i]];
    if (!declaracao || !processo || ate.length === 0) continue;
    const desde = declaracao.dataDesembaraco ?? declaracao.dataRegistro;
    await montar(ao, processo.id, declaracao, i === DEVE_ICMS ? [INTEGRAL] : []);
    for (const [dias, marca] of ate.entries()) {
      if (marca.tipo === 'DESEMBARACADA' && declaracao.dataDesembaraco === null) continue;
      const dia = marca.tipo === 'XML_GERADO' ? desde : noDiaUtil(somarDias(desde, dias));
      const prazo = marca.tipo === 'NOTIFICADA' ? { vencimento: somarDias(today(ao.relogio), 3) } : {};
      await marcar(noDia(ao, dia), processo.id, { ...marca, ...prazo, data: dia });
    }
  }
}

async function montar(
  ao: AoMarcar,
  id: string,
  { adicoes, dataRegistro }: DeclaracaoImportacao,
  primeiras: readonly (typeof CHAVE)[],
): Promise<void> {
  const escolhas = adicoes.map(({ numero }, i): EscolhaDaAdicao => ({ numero, ...(primeiras[i] ?? CHAVE) }));
  const dai = await daiRepository(ao.db, ao.quem.empresaId).buscar(id);
  const conteudo = daiNova.parse({ tipo: '1', adicoes: escolhas });
  const noRegistro = noDia(ao, dataRegistro);
  await gravacaoDe(registroDaDai, noRegistro).alterar({ ...conteudo, id, versao: dai?.versao ?? 1 });
}

function marcar(ao: AoMarcar, id: string, marca: Partial<PedidoDeMarca> & Pick<PedidoDeMarca, 'tipo' | 'data'>) {
  return marcarDai(ao, id, { ...MARCA_VAZIA, ...marca });
}

/** Sets the clock to noon of the day of the mark, and never later than now. */
function noDia(ao: AoMarcar, dia: string): AoMarcar {
  return dia >= today(ao.relogio) ? ao : { ...ao, relogio: { agora: () => new Date(`${dia}T16:00:00Z`) } };
}

type Marca = Partial<PedidoDeMarca> & Pick<PedidoDeMarca, 'tipo'>;

const XML = { tipo: 'XML_GERADO' } as const;
const enviada = (numero: string): Marca[] => [XML, { tipo: 'ENVIADA', numero }];
const canal = (qual: PedidoDeMarca['canal']): Marca => ({ tipo: 'PARAMETRIZADA', canal: qual });
const CIENCIA = { tipo: 'CIENCIA_DADA' } as const;
const notificada = (valor: string): Marca => ({ tipo: 'NOTIFICADA', numero: 'N-2026/118', valor });
const FIM: Marca[] = [{ tipo: 'EXONERACAO' }, { tipo: 'DESEMBARACADA' }];

/** The marks of each declaration, oldest declaration first. */
const ANDAMENTOS: readonly Marca[][] = [
  [...enviada('2026000101'), canal('VERDE'), CIENCIA, ...FIM],
  [...enviada('2026000107'), canal('VERDE'), CIENCIA, ...FIM],
  [...enviada('2026000112'), canal('CINZA'), { tipo: 'LACRE', numero: 'LC-004417' }, CIENCIA, ...FIM],
  [...enviada('2026000120'), canal('AMARELO'), CIENCIA, { tipo: 'EXONERACAO' }],
  [...enviada('2026000126'), canal('VERMELHO'), CIENCIA, notificada('18342.77')],
  [...enviada('2026000131'), canal('CINZA'), { tipo: 'LACRE', numero: 'LC-004502' }, CIENCIA],
  [...enviada('2026000139'), canal('VERDE')],
  [...enviada('2026000144'), canal('CINZA'), { tipo: 'LACRE', numero: 'LC-004530' }],
  [...enviada('2026000150'), { tipo: 'PENDENTE_PARAMETRIZACAO' }],
  [...enviada('2026000153'), { tipo: 'REJEITADA', motivo: 'Código de tributação inexistente na matriz enviada.' }],
  [XML],
];

/** A row of the demonstration's matriz that is in force on all of those days. */
const CHAVE = { ncm: '85285200', codigoSuframa: '0789', destinacao: '01', utilizacao: '01' };
/** The row that pays all of the ICMS, and the place of the declaration whose first adição does. */
const INTEGRAL = { ncm: '85285200', codigoSuframa: '0789', destinacao: '02', utilizacao: '03' };
const DEVE_ICMS = 8;
