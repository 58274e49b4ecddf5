import { screen } from '@testing-library/react';
import { daiDeTeste, IMPORTADOR, PROCESSO } from '#app/_screens/importacao/sefaz/dai/dai-de-teste.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import type { ApontamentoLido } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import { ApontamentoLink } from './ApontamentoLink.tsx';

const DAI = daiDeTeste({
  adicoes: [{ numero: '002', ncm: '84733041', codigoSuframa: null, destinacao: 'A1', utilizacao: null }],
});
const AQUI = `/importacao/sefaz/${PROCESSO}`;
const NO_PROCESSO = `/importacao/processos/${PROCESSO}`;

test.each<[ApontamentoLido['alvo'], string, string]>([
  [{ onde: 'DAI', campo: 'tipo', adicao: null }, 'Ir a Tipo da DAI', `${AQUI}?aba=dados&campo=tipo`],
  [
    { onde: 'DAI', campo: 'ncm', adicao: '002' },
    'Escolher a linha da matriz da adição 002',
    `${AQUI}?aba=adicoes&campo=002`,
  ],
  [
    { onde: 'IMPORTADOR', id: IMPORTADOR, campo: 'inscricaoEstadual' },
    'Abrir o importador',
    `/configuracoes/associados/${IMPORTADOR}?campo=inscricaoEstadual`,
  ],
  [{ onde: 'IMPORTADOR', id: null, campo: null }, 'Cadastrar o importador', '/configuracoes/associados/novo'],
  [{ onde: 'MATRIZ', id: IMPORTADOR, campo: null }, 'Abrir o item da matriz', `/configuracoes/matriz/${IMPORTADOR}`],
  [
    { onde: 'MATRIZ', id: null, campo: null },
    'Novo item da matriz',
    `/configuracoes/matriz/novo?importadorId=${IMPORTADOR}&ncm=%2284733041%22&destinacao=A1`,
  ],
  [{ onde: 'DECLARACAO', adicao: '002' }, 'Ver a adição 002 declarada', `${NO_PROCESSO}/adicao/002`],
  [{ onde: 'DECLARACAO', adicao: null }, 'Ver a declaração no processo', NO_PROCESSO],
  [{ onde: 'DESPESAS' }, 'Abrir as despesas do processo', `${NO_PROCESSO}?aba=despesas`],
  [
    { onde: 'PARAMETROS', codigo: 'ICMS_AM_GERAL' },
    'Abrir os parâmetros',
    '/configuracoes/parametros?codigo=ICMS_AM_GERAL',
  ],
  [{ onde: 'ARQUIVO' }, 'Ver no XML', `${AQUI}?aba=conferencia&campo=xml`],
])('%j leads to where it is mended', (alvo, nome, href) => {
  const apontamento = { codigo: 'X', nivel: 'erro', mensagem: 'm', caminho: null, adicao: '002', alvo } as const;
  renderNoRouter(<ApontamentoLink dai={DAI} apontamento={apontamento} />);
  expect(screen.getByRole('link', { name: nome })).toHaveAttribute('href', href);
});
