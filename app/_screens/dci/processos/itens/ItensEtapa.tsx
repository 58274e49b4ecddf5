import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type RefObject, useState } from 'react';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useGravarDci } from '#lib/api/dci/dci.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { MODALIDADES_DCI } from '#lib/domain/zfm/dci.ts';
import { ItensDaModalidade } from './ItensDaModalidade.tsx';
import { SemModalidadeSection } from './SemModalidadeSection.tsx';

interface ItensEtapaProps {
  dci: DciLido;
  /** The `chave` of the item that a link leads to. */
  campo: string | undefined;
  fechado: boolean;
  gravarAntes: RefObject<GravarAntes>;
}

/** The items by modalidade: each product per destination, under the DCR-E in force at its exit. */
export function ItensEtapa({ dci, campo, fechado, gravarAntes }: ItensEtapaProps) {
  const { lista, semModalidade } = dci;
  return (
    <Stack sx={{ gap: 2 }}>
      {!fechado && <Apurar dci={dci} gravarAntes={gravarAntes} />}
      {semModalidade.length > 0 && <SemModalidadeSection dci={dci} fechado={fechado} />}
      {lista.length === 0 && semModalidade.length === 0 && (
        <Section titulo="Itens e destinos">
          <Typography sx={{ color: 'text.secondary' }}>
            Os itens saem das notas: cada produto, para cada destino, com o DCR-E em vigor na saída. Traga as notas na
            etapa anterior.
          </Typography>
        </Section>
      )}
      {MODALIDADES_DCI.map((modalidade) => {
        const itens = lista.filter((item) => item.modalidade === modalidade);
        if (itens.length === 0) return null;
        return (
          <ItensDaModalidade key={modalidade} modalidade={modalidade} itens={itens} campo={campo} fechado={fechado} />
        );
      })}
    </Stack>
  );
}

/** Computes the items anew, since their sources change elsewhere: a DCR-E is registered, or a product or the stock changes. */
function Apurar({ dci, gravarAntes }: Pick<ItensEtapaProps, 'dci' | 'gravarAntes'>) {
  const { apurar } = useGravarDci();
  const { enqueueSnackbar } = useSnackbar();
  const [apurando, setApurando] = useState(false);
  const semDcr = dci.lista.filter(({ modalidade, dcr }) => modalidade === 'PI_COM_PPB' && !dcr).length;
  const apurarAgora = async () => {
    setApurando(true);
    try {
      if ((await gravarAntes.current()) === null) return;
      await apurar(dci.id);
      enqueueSnackbar('Itens apurados de novo.', { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    } finally {
      setApurando(false);
    }
  };
  return (
    <AvisoComAcao
      severity={semDcr > 0 ? 'error' : 'info'}
      acao={
        <Button color="inherit" size="small" loading={apurando} onClick={apurarAgora}>
          Apurar de novo
        </Button>
      }
    >
      {semDcr > 0
        ? `${semDcr === 1 ? '1 item sem DCR-E em vigor na saída' : `${semDcr} itens sem DCR-E em vigor na saída`}: registre o DCR-E e apure de novo.`
        : 'Os itens são os das notas, com cadastros, DCR-Es e saldo de quando foram apurados.'}
    </AvisoComAcao>
  );
}
