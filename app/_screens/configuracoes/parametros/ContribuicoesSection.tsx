import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { usePage } from '#lib/api/platform/list.ts';
import {
  CONTRIBUICOES_AM,
  type CodigoDeContribuicao,
  NOME_BASE_CONTRIBUICAO,
  SEM_ALIQUOTA_DE_FABRICA,
} from '#lib/domain/zfm/contribuicoes-am.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { CADASTRO_PARAMETRO } from './parametro-cadastro.tsx';
import { valorDoParametro, vigenciaPorExtenso } from './parametro-por-extenso.ts';

/**
 * The contributions of the State, each with the company's rate. Cais ships none, so the codes are listed here for people who do not
 * know them.
 */
export function ContribuicoesSection() {
  const consulta = { origem: 'EMPRESA', vigenteEm: hojeEmManaus(), ordem: '-vigenciaInicio', tamanho: 200 };
  const { data, error, mutate } = usePage(CADASTRO_PARAMETRO.api, consulta);
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  const emVigor = (qual: string) => data?.itens.find(({ codigo }) => codigo === qual);
  return (
    <Section titulo="Contribuições do Amazonas" nota={`% — ${SEM_ALIQUOTA_DE_FABRICA}.`} semMargem>
      <DataTable
        legenda="Contribuições do Amazonas"
        linhas={Object.entries(CONTRIBUICOES_AM)}
        chave={([codigo]) => codigo}
        colunas={[
          {
            titulo: 'Contribuição e base',
            valor: ([, { nome, base }]) => <TwoLines principal={nome} secundaria={NOME_BASE_CONTRIBUICAO[base]} />,
          },
          {
            titulo: 'Em vigor hoje',
            valor: ([codigo]) => {
              if (!data) return <Skeleton width={80} />;
              const parametro = emVigor(codigo);
              if (!parametro) return <Cadastrar codigo={codigo as CodigoDeContribuicao} />;
              return (
                <LinkTo underline="always" to="/configuracoes/parametros/$id" params={{ id: parametro.id }}>
                  {valorDoParametro(parametro)}, {vigenciaPorExtenso(parametro)}
                </LinkTo>
              );
            },
          },
          { titulo: 'Código', valor: ([codigo]) => codigo },
        ]}
      />
    </Section>
  );
}

function Cadastrar({ codigo }: { codigo: CodigoDeContribuicao }) {
  return (
    <>
      Não cadastrada.{' '}
      <LinkTo
        underline="always"
        to="/configuracoes/parametros/novo"
        search={{ codigo }}
        aria-label={`Cadastrar ${codigo}`}
      >
        Cadastrar
      </LinkTo>
    </>
  );
}
