import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { RegimeDoTributo } from '#app/_screens/importacao/processos/adicoes/RegimeDoTributo.tsx';
import { Campo, CampoPeloCaminho } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ItensDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import { FOLHAS_DA_ADICAO } from '#lib/domain/aduana/declaracao/folhas-da-adicao.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { TRIBUTOS_FEDERAIS } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { AcoesDaAdicao } from './AcoesDaAdicao.tsx';
import { ItensDaAdicao } from './ItensDaAdicao.tsx';
import { numeroDaAdicao } from './itens-linhas.ts';

interface AdicaoPrevistaFieldsProps {
  /** Index in the form, from 0. */
  lugar: number;
  documento: TipoDocumento;
  aoAbrir: (numero: number | undefined) => void;
}

/** The fields of one planned adição: the taxes first, the other declaration fields collapsed below. */
export function AdicaoPrevistaFields({ lugar, documento, aoAbrir }: AdicaoPrevistaFieldsProps) {
  const { getValues } = useFormContext<ItensDoProcesso>();
  const adicoes = useWatch<ItensDoProcesso, 'adicoes'>({ name: 'adicoes' });
  const { numero = 0, campos = {} } = adicoes[lugar] ?? {};
  const nome = `adicoes.${lugar}` as const;
  const ncm = getValues('itens').find(({ adicao }) => adicao === numero)?.ncm ?? '';
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ mr: 'auto' }}>
          Adição {numeroDaAdicao(numero)} · NCM {formatarNcm(ncm)}
        </Typography>
        <Vizinha rotulo="Anterior" numero={adicoes[lugar - 1]?.numero} aoAbrir={aoAbrir} />
        <Vizinha rotulo="Próxima" numero={adicoes[lugar + 1]?.numero} aoAbrir={aoAbrir} />
        <Button size="small" variant="outlined" color="inherit" onClick={() => aoAbrir(undefined)}>
          Todas as adições
        </Button>
      </Stack>
      <Section titulo="Tributos" acoes={<AcoesDaAdicao lugar={lugar} numero={numero} ncm={ncm} />}>
        {TRIBUTOS_FEDERAIS.map((tributo) => (
          <RegimeDoTributo key={tributo} nome={`${nome}.tributos.${tributo}`} tributo={tributo} />
        ))}
        <Campo<ItensDoProcesso> nome={`${nome}.fundamentoLegal`} />
      </Section>
      <Antidumping nome={`${nome}.antidumping`} />
      <Section titulo="Acréscimos e deduções" nota="No valor aduaneiro, na moeda de cada um.">
        <Campo<ItensDoProcesso> nome={`${nome}.acrescimos`} />
        <Campo<ItensDoProcesso> nome={`${nome}.deducoes`} />
      </Section>
      <div>
        {Object.entries(FOLHAS_DA_ADICAO).map(([grupo, folhas]) => {
          const preenchidas = Object.keys(folhas).filter((folha) => campos[folha]).length;
          return (
            <Accordion
              key={grupo}
              disableGutters
              variant="outlined"
              slotProps={{ transition: { unmountOnExit: true } }}
            >
              <AccordionSummary expandIcon={<ExpandMore />}>
                <Typography variant="h3" component="h3">
                  {grupo}
                </Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary', ml: 1, alignSelf: 'center' }}>
                  {preenchidas > 0 ? `${preenchidas} de ${Object.keys(folhas).length}` : 'nada preenchido'}
                </Typography>
              </AccordionSummary>
              <AccordionDetails>
                <CamposLadoALado>
                  {Object.keys(folhas).map((folha) => (
                    <CampoPeloCaminho key={folha} nome={`${nome}.campos.${folha}`} />
                  ))}
                </CamposLadoALado>
              </AccordionDetails>
            </Accordion>
          );
        })}
      </div>
      <ItensDaAdicao numero={numero} documento={documento} />
    </>
  );
}

function Antidumping({ nome }: { nome: `adicoes.${number}.antidumping` }) {
  const tipo = useWatch({ name: `${nome}.tipo` }) as unknown;
  return (
    <Section titulo="Antidumping">
      <CamposLadoALado>
        <Campo<ItensDoProcesso> nome={`${nome}.tipo`} />
        {tipo === 'AD_VALOREM' && <Campo<ItensDoProcesso> nome={`${nome}.aliquota`} />}
        {tipo === 'ESPECIFICO' && (
          <>
            <Campo<ItensDoProcesso> nome={`${nome}.moeda`} />
            <Campo<ItensDoProcesso> nome={`${nome}.quantidade`} />
            <Campo<ItensDoProcesso> nome={`${nome}.valorUnidade`} />
          </>
        )}
      </CamposLadoALado>
    </Section>
  );
}

function Vizinha(props: { rotulo: string; numero: number | undefined; aoAbrir: (numero: number) => void }) {
  const { rotulo, numero, aoAbrir } = props;
  return (
    <Button
      size="small"
      color="inherit"
      disabled={numero === undefined}
      onClick={() => numero !== undefined && aoAbrir(numero)}
    >
      {rotulo}
    </Button>
  );
}
