import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { Section } from '#components/ui/Section.tsx';
import { Timeline, TimelineStep } from '#components/ui/Timeline.tsx';
import { useFocoDeVolta } from '#components/ui/use-foco-de-volta.ts';
import { useGravarDcr } from '#lib/api/dcr.ts';
import type { DcrLido } from '#lib/contracts/dcr.ts';
import { NOME_PASSO_DCR, PASSOS_POSSIVEIS, type PassoDoDcr } from '#lib/domain/passos-do-dcr.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/situacao-dcr.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { ArquivoDoDcrDialog } from './ArquivoDoDcrDialog.tsx';

interface PassosDoDcrSectionProps {
  dcr: DcrLido;
  /** The step on its way. */
  passando: PassoDoDcr | null;
  aoPassar: (passo: PassoDoDcr) => void;
}

type Passo = DcrLido['passos'][number];

/** Where the DCR-E stands, what can be done from there, and the way back from the last step. */
export function PassosDoDcrSection({ dcr, passando, aoPassar }: PassosDoDcrSectionProps) {
  const { id, versao, situacao, passos, dcis } = dcr;
  const { desfazerPasso } = useGravarDcr();
  const { enqueueSnackbar } = useSnackbar();
  const [desfazendo, setDesfazendo] = useState(false);
  const lugarDosPassos = useFocoDeVolta<HTMLDivElement>(passando !== null || desfazendo);
  const [verDesfeitos, setVerDesfeitos] = useState(false);
  const [vendoArquivo, setVendoArquivo] = useState(false);
  const dados = passos.filter(({ desfeito }) => desfeito === null);
  const desfeitos = passos.filter(({ desfeito }) => desfeito !== null);
  const ultimo = dados.findLast(({ passo }) => passo !== 'EDITAR' && passo !== 'SUCEDIDO');
  const possiveis = PASSOS_POSSIVEIS[situacao];
  const desfazer = async () => {
    setDesfazendo(true);
    try {
      await desfazerPasso(id, versao);
      enqueueSnackbar('Passo desfeito.', { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    } finally {
      setDesfazendo(false);
    }
  };
  return (
    <Section titulo="Andamento" nota={PROXIMO[situacao]}>
      {dados.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Nada foi feito ainda. Validação, arquivo, transmissão e registro ficam aqui, com o dia e quem os informou.
        </Typography>
      ) : (
        <Timeline legenda="Passos do DCR-E">
          {dados.map((passo) => (
            <UmPasso
              key={passo.id}
              passo={passo}
              atual={passo === dados.at(-1)}
              aoVerArquivo={() => setVendoArquivo(true)}
            />
          ))}
        </Timeline>
      )}
      <Stack ref={lugarDosPassos} direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {possiveis.map((passo, i) => (
          <Button
            key={passo}
            size="small"
            variant={i === 0 && passo !== 'CANCELAR' ? 'contained' : 'outlined'}
            color={passo === 'CANCELAR' || passo === 'REJEITAR' ? 'error' : 'primary'}
            disabled={passo === 'CANCELAR' && dcis > 0}
            loading={passando === passo}
            onClick={() => aoPassar(passo)}
          >
            {passo === 'GERAR' && situacao === 'ARQUIVO_GERADO' ? 'Gerar o arquivo de novo' : NOME_PASSO_DCR[passo]}
          </Button>
        ))}
        {ultimo && (
          <Button size="small" color="inherit" loading={desfazendo} onClick={desfazer}>
            Desfazer: {nomeDoPasso(ultimo)}
          </Button>
        )}
        {desfeitos.length > 0 && (
          <Button
            size="small"
            color="inherit"
            aria-expanded={verDesfeitos}
            onClick={() => setVerDesfeitos(!verDesfeitos)}
          >
            {desfeitos.length === 1 ? '1 passo desfeito' : `${desfeitos.length} passos desfeitos`}
          </Button>
        )}
      </Stack>
      {dcis > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {dcis === 1 ? 'Uma DCI registrada o usa' : `${dcis} DCIs registradas o usam`}: não pode ser cancelado.
        </Typography>
      )}
      {verDesfeitos && (
        <Stack component="ul" aria-label="Passos desfeitos" sx={{ m: 0, pl: 2.5 }}>
          {desfeitos.map((passo) => (
            <Typography component="li" variant="body2" key={passo.id} sx={{ color: 'text.secondary' }}>
              {nomeDoPasso(passo)} de {formatarData(passo.data)}, desfeito por {passo.desfeito?.usuario} em{' '}
              {formatarInstante(passo.desfeito?.em)}
            </Typography>
          ))}
        </Stack>
      )}
      {vendoArquivo && <ArquivoDoDcrDialog dcr={dcr} aoFechar={() => setVendoArquivo(false)} />}
    </Section>
  );
}

function UmPasso({ passo, atual, aoVerArquivo }: { passo: Passo; atual: boolean; aoVerArquivo: () => void }) {
  const { data, numero, motivo, arquivoId, sucessor, usuario, em } = passo;
  return (
    <TimelineStep
      titulo={
        passo.passo === 'EDITAR' || passo.passo === 'SUCEDIDO' ? nomeDoPasso(passo) : NOME_SITUACAO_DCR[passo.situacao]
      }
      data={data}
      notas={[numero && `nº ${numero}`, motivo]}
      autor={`por ${usuario.nome} em ${formatarInstante(em)}`}
      atual={atual}
    >
      {sucessor && (
        <LinkTo variant="caption" underline="always" to="/dcr/processos-dcr/$id" params={{ id: sucessor.id }}>
          {sucessor.numero ?? sucessor.processo}
        </LinkTo>
      )}
      {arquivoId && (
        <Link component="button" type="button" variant="caption" sx={{ textAlign: 'left' }} onClick={aoVerArquivo}>
          Ver o arquivo
        </Link>
      )}
    </TimelineStep>
  );
}

function nomeDoPasso({ passo, situacao }: Pick<Passo, 'passo' | 'situacao'>): string {
  if (passo === 'EDITAR') return 'Alterado depois de validado';
  if (passo === 'SUCEDIDO') return NOME_SITUACAO_DCR[situacao];
  return NOME_SITUACAO_DCR[situacao];
}

const PROXIMO: Readonly<Partial<Record<DcrLido['situacao'], string>>> = {
  EM_ELABORACAO: 'próximo: conferir e validar',
  REJEITADO: 'próximo: corrigir e validar de novo',
  VALIDADO: 'próximo: gerar o arquivo de conferência',
  ARQUIVO_GERADO: 'próximo: transmitir pelo programa da Receita',
  TRANSMITIDO: 'próximo: informar o número que a Receita deu',
};
