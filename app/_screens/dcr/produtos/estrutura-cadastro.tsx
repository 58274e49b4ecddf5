import Alert from '@mui/material/Alert';
import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { linhasMudadas } from '#components/registro/linhas-mudadas.ts';
import { ESTRUTURA as RECURSO } from '#lib/api/produtos/produto.ts';
import type { EstruturaLida, EstruturaNova } from '#lib/contracts/produtos/estrutura.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { ESTRUTURA, LINHA_DA_ESTRUTURA } from '#lib/registros/estrutura.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { FORMULARIO_ESTRUTURA } from './estrutura-formulario.ts';
import { VigenciaDaRevisao, vigenciaPorExtenso } from './VigenciaDaRevisao.tsx';

const hoje = () => diaLocal(new Date());
const nadaADizer = () => '';

type CadastroDeEstrutura = DefinicaoDeCadastro<EstruturaNova, EstruturaLida>;

/** The revisions of one product. Their list is a part of the product's screen. */
export function cadastroDaEstrutura(produtoId: string): CadastroDeEstrutura {
  const vazia = { ...emBranco(ESTRUTURA), produto: { id: produtoId } };
  return {
    ...COMUM,
    emBranco: vazia,
    // A copy takes only the lines, as new ones. The name, the day and the product are its own: the copy may come from another
    // product.
    aPartirDe: ({ linhas }) => ({ ...vazia, linhas: linhas.map((linha) => ({ ...linha, id: null })) }),
    rotas: {
      lista: { to: '/dcr/produtos/$id', params: { id: produtoId }, search: { aba: 'estrutura' } },
      registro: (estruturaId) => ({
        to: '/dcr/produtos/$id/estrutura/$estruturaId',
        params: { id: produtoId, estruturaId },
      }),
      novo: (de) => ({ to: '/dcr/produtos/$id/estrutura/nova', params: { id: produtoId }, search: { de } }),
    },
  };
}

const COMUM: Omit<CadastroDeEstrutura, 'emBranco' | 'aPartirDe' | 'rotas'> = {
  formulario: FORMULARIO_ESTRUTURA,
  api: RECURSO,
  nome: 'Estrutura',
  genero: 'f',
  tituloDoNovo: 'Nova revisão da estrutura',
  titulo: ({ produto, revisao }) => `${produto.codigo} rev. ${revisao}`,
  descricao: ({ produto, ...revisao }) => `${produto.descricao} · ${vigenciaPorExtenso(revisao)}`,
  sinais: (revisao) => <VigenciaDaRevisao revisao={revisao} hoje={hoje()} />,
  avisos: ({ produto }) =>
    produto.excluido && (
      <Alert severity="warning">
        O produto {produto.codigo} foi excluído: enquanto não voltar, esta estrutura não pode ser alterada.
      </Alert>
    ),
  descricaoDoNovo: 'Vale do seu primeiro dia até a véspera da revisão seguinte.',
  linkDoDuplicado: 'Abrir a revisão que ocupa esse lugar',
  aoExcluir: 'deixa de valer: nos dias dela passa a valer a revisão anterior. Nome e data ficam livres para outra.',
  rotulos: rotulosDe(ESTRUTURA),
  valores: {
    produto: nadaADizer,
    'produto.id': nadaADizer,
    'produto.codigo': nadaADizer,
    'produto.descricao': nadaADizer,
    'produto.excluido': nadaADizer,
  },
  listas: { linhas: linhasMudadas({ rotulos: rotulosDe(LINHA_DA_ESTRUTURA) }) },
};
