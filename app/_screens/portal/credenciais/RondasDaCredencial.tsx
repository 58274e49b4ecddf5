import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LookupField } from '#components/ui/fields/LookupField.tsx';
import { useLookup } from '#lib/api/platform/lookup.ts';
import { MAXIMO_LOOKUP } from '#lib/contracts/platform/lookup.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { useAtosDoPortal, useRondasDoPortal } from '#lib/portal/api/portal-unico.ts';
import type { CredencialDoPortal, RondaDoPortal } from '#lib/portal/contracts/portal-unico.ts';

/** The nightly rounds of a credential: for which importers it looks for new DUIMPs, and what it last found. */
export function RondasDaCredencial({ credencial }: { credencial: CredencialDoPortal }) {
  const { data: todas } = useRondasDoPortal();
  const { ligarRonda } = useAtosDoPortal();
  const importadores = useLookup('Importador/GetByQ');
  const [novo, setNovo] = useState<{ chave: string; rotulo: string } | null>(null);
  const [vez, setVez] = useState(0);
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  if (!todas) return null;
  const rondas = todas.filter(({ credencialId }) => credencialId === credencial.id);
  const mudar = async (importadorId: string, ligada: boolean) => {
    setGravando(true);
    setFalha(null);
    try {
      await ligarRonda({ credencialId: credencial.id, importadorId, ligada });
      setNovo(null);
      setVez((antes) => antes + 1);
    } catch (erro) {
      setFalha((erro as Error).message);
    }
    setGravando(false);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        Ronda da noite ({NOME_AMBIENTE_DO_PORTAL[credencial.ambiente].toLowerCase()})
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
        Ligada para um importador, procura toda noite as DUIMPs novas dele e busca as que não estão aqui. Nada entra nos
        processos antes de você importar.
      </Typography>
      {rondas.map((ronda) => (
        <Box key={ronda.importador.id}>
          <FormControlLabel
            label={ronda.importador.nome}
            control={
              <Switch
                checked={ronda.ligada}
                disabled={gravando}
                onChange={(_, ligada) => void mudar(ronda.importador.id, ligada)}
                slotProps={{ input: { 'aria-label': `Ronda da noite de ${ronda.importador.nome}` } }}
              />
            }
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {emPalavras(ronda)}
          </Typography>
        </Box>
      ))}
      {falha && <Alert severity="error">{falha}</Alert>}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'start' } }}>
        <Box sx={{ flex: 1, maxWidth: { sm: 480 } }}>
          <LookupField
            // A new field once its importer has a round: the text of the old one would wait for a choice.
            key={vez}
            {...importadores}
            rotulo="Importador da ronda"
            valor={novo}
            aoEscolher={(opcao) => setNovo(opcao && { chave: opcao.chave, rotulo: opcao.rotulo })}
            maximo={MAXIMO_LOOKUP}
          />
        </Box>
        <Button
          color="inherit"
          variant="outlined"
          disabled={!novo}
          loading={gravando}
          onClick={() => novo && void mudar(novo.chave, true)}
        >
          Ligar a ronda
        </Button>
      </Stack>
    </Stack>
  );
}

/** What the last round found, when it looked, and when it looks again. */
function emPalavras({ ligada, ultima, proximaEm }: RondaDoPortal): string {
  const olhou = ultima?.olhadaEm ? `Olhou em ${formatarInstante(ultima.olhadaEm)}` : 'Ainda não olhou';
  const achou =
    ultima?.situacao === 'PRONTA' ? `: ${ultima.achadas} no Portal, ${ultima.trazidas} novas na fila de busca` : '';
  const porQue = ultima && ultima.situacao !== 'PRONTA' && ultima.frase ? ` ${ultima.frase}` : '';
  const verbo = ultima?.olhadaEm ? 'Olha de novo em' : 'Olha em';
  const depois = ligada && proximaEm ? `${verbo} ${formatarInstante(proximaEm)}.` : 'Desligada.';
  return `${olhou}${achou}.${porQue} ${depois}`;
}
