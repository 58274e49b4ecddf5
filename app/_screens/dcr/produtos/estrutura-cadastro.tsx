import Alert from '@mui/material/Alert';
import { z } from 'zod';
import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { definirCadastro } from '#components/cadastro/definir-cadastro.ts';
import { semLinhasVaziasNoFim } from '#components/cadastro/sem-linhas-vazias.ts';
import { linhasMudadas } from '#components/registro/linhas-mudadas.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import {
  contratoDeEstrutura,
  type EstruturaLida,
  type EstruturaNova,
  LINHA_DA_ESTRUTURA,
} from '#lib/registros/estrutura.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { VigenciaDaRevisao, vigenciaPorExtenso } from './VigenciaDaRevisao.tsx';

const nadaADizer = () => '';

/** The revisions of one product. Their list is a part of the product's screen. */
export function cadastroDaEstrutura(produtoId: string): DefinicaoDeCadastro<EstruturaNova, EstruturaLida> {
  const produto = { id: produtoId };
  const cadastro = definirCadastro({
    recurso: 'Estrutura',
    contrato: contratoDeEstrutura,
    rotas: {
      lista: { to: '/dcr/produtos/$id', params: produto, search: { aba: 'estrutura' } },
      registro: (estruturaId) => ({
        to: '/dcr/produtos/$id/estrutura/$estruturaId',
        params: { id: produtoId, estruturaId },
      }),
      novo: (de) => ({ to: '/dcr/produtos/$id/estrutura/nova', params: produto, search: { de } }),
    },
    genero: 'f',
    formulario: {
      esquema: semLinhasVaziasNoFim('linhas', z.preprocess(comoSeGrava, contratoDeEstrutura.novo)),
      largo: true,
    },
    tituloDoNovo: 'Nova revisão da estrutura',
    // A copy takes only the lines, as new ones. The name, the day and the product are its own: the copy may come from another
    // product.
    aPartirDe: ({ linhas }, _, vazia) => ({
      ...vazia,
      produto,
      linhas: linhas.map((linha) => ({ ...linha, id: null })),
    }),
    titulo: ({ produto, revisao }) => `${produto.codigo} rev. ${revisao}`,
    descricao: ({ produto, ...revisao }) => `${produto.descricao} · ${vigenciaPorExtenso(revisao)}`,
    sinais: (revisao) => <VigenciaDaRevisao revisao={revisao} hoje={hojeEmManaus()} />,
    avisos: ({ produto }) =>
      produto.excluido && (
        <Alert severity="warning">
          O produto {produto.codigo} foi excluído: enquanto não voltar, esta estrutura não pode ser alterada.
        </Alert>
      ),
    descricaoDoNovo: 'Vale do seu primeiro dia até a véspera da revisão seguinte.',
    linkDoDuplicado: 'Abrir a revisão que ocupa esse lugar',
    aoExcluir: 'deixa de valer: nos dias dela passa a valer a revisão anterior. Nome e data ficam livres para outra.',
    valores: {
      produto: nadaADizer,
      'produto.id': nadaADizer,
      'produto.codigo': nadaADizer,
      'produto.descricao': nadaADizer,
      'produto.excluido': nadaADizer,
    },
    listas: { linhas: linhasMudadas({ rotulos: rotulosDe(LINHA_DA_ESTRUTURA) }) },
  });
  return { ...cadastro, emBranco: { ...cadastro.emBranco, produto } };
}

/** Units are codes, in capitals. An empty loss is zero. */
function comoSeGrava(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null || !('linhas' in valores)) return valores;
  const linhas = (valores.linhas as Record<string, unknown>[]).map((linha) => ({
    ...linha,
    unidade: String(linha.unidade).toUpperCase(),
    perda: linha.perda === '' ? '0.0000' : linha.perda,
  }));
  return { ...valores, linhas };
}
