import Link from '@mui/material/Link';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { useRetificacoes } from '#lib/api/declaracao/retificacao.ts';
import type { RetificacaoFeita } from '#lib/contracts/declaracao/retificacao.ts';
import { type BlocoDaDeclaracao, nomeDoBloco } from '#lib/domain/aduana/declaracao/retificacao.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { baixarArquivoDaDeclaracao } from './baixar-arquivo-da-declaracao.ts';

/** The files of each retificação of the declaration and the one before, to download as received. */
export function RetificacoesSection({ processoId }: { processoId: string }) {
  const { data: retificacoes } = useRetificacoes(processoId);
  if (!retificacoes?.length) return null;
  const arquivo = (arquivoEnviado: RetificacaoFeita['arquivo']) => (
    <Link
      component="button"
      type="button"
      onClick={() => baixarArquivoDaDeclaracao(processoId, arquivoEnviado)}
      sx={{ textAlign: 'left' }}
    >
      {arquivoEnviado.nome}
    </Link>
  );
  return (
    <Section titulo="Retificações" nota="cada arquivo fica guardado como veio" semMargem>
      <DataTable
        legenda="Retificações"
        linhas={retificacoes}
        chave={({ id }) => id}
        colunas={[
          {
            titulo: 'Quando',
            valor: ({ em, usuario }) => <TwoLines principal={formatarInstante(em)} secundaria={usuario.nome} />,
          },
          { titulo: 'Arquivo', valor: (feita) => arquivo(feita.arquivo) },
          { titulo: 'Arquivo anterior', valor: (feita) => arquivo(feita.arquivoAnterior) },
          { titulo: 'Aceito', valor: ({ aceitos }) => nomes(aceitos) },
          { titulo: 'Não aceito', valor: ({ recusados }) => nomes(recusados.map(({ bloco }) => bloco)) },
          { titulo: 'Motivo', valor: ({ motivo }) => motivo },
        ]}
      />
    </Section>
  );
}

function nomes(blocos: BlocoDaDeclaracao[]): string {
  return blocos.map(nomeDoBloco).join(', ') || '—';
}
