import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { dcrEmBranco, doProduto, FORMULARIO_DCR } from '#app/_screens/dcr/processos/campos/dcr-formulario.ts';
import { IdentificacaoFields } from '#app/_screens/dcr/processos/campos/IdentificacaoFields.tsx';
import { juntarMontagem } from '#app/_screens/dcr/processos/componentes/juntar-montagem.ts';
import { NOME_CURTO_DA_ETAPA } from '#app/_screens/dcr/processos/processo/etapas-do-dcr.ts';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { Formulario } from '#components/form/Formulario.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { WizardNav } from '#components/ui/navigation/WizardNav.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useImportador } from '#lib/api/cadastros/importador.ts';
import { useTaxaSugerida } from '#lib/api/calculo/taxa-sugerida.ts';
import { montarDcr, useGravarDcr, useProdutoDoDcr } from '#lib/api/dcr/dcr.ts';
import type { DcrLido, DcrNovo, ProdutoParaODcr } from '#lib/contracts/dcr/dcr.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { ETAPAS_DCR } from '#lib/domain/zfm/dcr.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import type { ImportadorLido } from '#lib/registros/importador.ts';
import { useImportadorEmFoco } from '#lib/session/importador-em-foco.ts';

/** A new DCR-E: the industry, the product and the coefficient. The first save stores it on the server, and its page takes over. */
export function NovoProcessoDcrScreen() {
  const { produtoId = null } = useSearch({ from: '/dentro/dcr/novo-processo-dcr' });
  const taxa = useTaxaSugerida(6);
  const produto = useProdutoDoDcr(produtoId);
  const foco = useImportadorEmFoco();
  const industria = useImportador(produtoId ? null : (foco?.id ?? null));
  return (
    <>
      <DcrNav />
      <PageHeader
        titulo="Novo DCR-E"
        descricao="Identifique o produto e o coeficiente. Os componentes vêm nas etapas seguintes, ou já montados da estrutura."
      />
      {taxa === undefined || produto.isLoading || industria.isLoading ? (
        <RecordSkeleton />
      ) : (
        <NovoDcr taxaUSD={taxa?.taxa ?? ''} produto={produto.data} industria={industria.data} />
      )}
    </>
  );
}

interface NovoDcrProps {
  taxaUSD: string;
  produto: ProdutoParaODcr | undefined;
  /** The importer in focus, where no product says the industry. */
  industria: ImportadorLido | undefined;
}

function NovoDcr({ taxaUSD, produto, industria }: NovoDcrProps) {
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const { criar } = useGravarDcr();
  const [montando, setMontando] = useState(true);
  const [iniciais] = useState<DcrNovo>(() => ({
    ...dcrEmBranco(hojeEmManaus(), taxaUSD),
    ...(industria && { importador: { id: industria.id }, baseCusto: industria.baseCusto }),
    ...(produto && { ...doProduto(produto), importador: { id: produto.importador.id }, produto: { id: produto.id } }),
  }));
  const gravar = async (valores: DcrNovo): Promise<DcrLido> => {
    if (!montando) return criar(valores);
    const { produto: qual, dataBase, baseCusto } = valores;
    const montagem = await montarDcr({ produtoId: qual.id, dataBase, baseCusto });
    return criar({ ...valores, ...juntarMontagem(valores, montagem, 'substituir') });
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <WizardNav
        titulo="Etapas do DCR-E"
        passos={ETAPAS_DCR.map((chave) => ({ chave, titulo: NOME_CURTO_DA_ETAPA[chave], estado: null }))}
        atual="identificacao"
        aoAbrir={() => {}}
        soOAtual
      />
      <Formulario<DcrNovo, DcrLido>
        titulo="Novo DCR-E"
        definicao={FORMULARIO_DCR}
        registro={null}
        iniciais={iniciais}
        rotulos={{
          ...(industria && { [industria.id]: nomeDoImportador({ ...industria, excluido: false }) }),
          ...(produto && {
            [produto.id]: `${produto.codigo} - ${produto.descricao}`,
            [produto.importador.id]: nomeDoImportador(produto.importador),
          }),
        }}
        comeco={produto?.id ?? ''}
        rotuloGravar="Criar e continuar"
        gravar={gravar}
        aoGravar={(gravado) => {
          enqueueSnackbar(`DCR-E ${gravado.processo} criado.`, { variant: 'success' });
          navegar({
            to: '/dcr/processos-dcr/$id',
            params: { id: gravado.id },
            search: { etapa: 'modelos' },
            replace: true,
          });
        }}
      >
        <IdentificacaoFields />
        <Section titulo="Componentes">
          <div>
            <FormControlLabel
              control={<Checkbox checked={montando} onChange={(_, sim) => setMontando(sim)} />}
              label="Montar da estrutura do produto"
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Os componentes da revisão em vigor na data base, cada um pela NF ou DI mais recente até ela. Sem estrutura
              cadastrada, desmarque e digite, cole ou busque na DI.
            </Typography>
          </div>
        </Section>
      </Formulario>
    </Stack>
  );
}
