import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { Section } from '#components/ui/page/Section.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { useAtosDoPortal } from '#lib/portal/api/portal-unico.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { NOME_DA_TROCA, NOME_MODO_DE_ENTRAR } from '#lib/portal/domain/portal-unico.ts';
import { AvisosDaCredencial } from './AvisosDaCredencial.tsx';
import { ConfirmarDialog } from './ConfirmarDialog.tsx';
import { cpfEncoberto } from './cpf-encoberto.ts';
import { RondasDaCredencial } from './RondasDaCredencial.tsx';
import { TrocarSegredoDialog } from './TrocarSegredoDialog.tsx';

/** One access key or certificate: whose it is, what the Portal said of it, and when it was last used. */
export function CredencialCard({ credencial }: { credencial: CredencialDoPortal }) {
  const { id, ambiente, modo, titular, cpf, testePassou, testeFrase, testadaEm } = credencial;
  const { testar, encerrar } = useAtosDoPortal();
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const [encerrando, setEncerrando] = useState(false);
  const [trocando, setTrocando] = useState(false);
  const ativa = credencial.encerradaEm === null;
  const oSegredo = modo === 'CHAVE' ? 'a chave' : 'o certificado';
  return (
    <Section
      titulo={titular}
      nota={cpfEncoberto(cpf)}
      acoes={
        ativa && (
          <>
            <Button
              color="inherit"
              variant="outlined"
              loading={ocupado}
              aria-label={`Testar conexão de ${titular}`}
              onClick={() => fazer(() => testar(id))}
            >
              Testar conexão
            </Button>
            <Button
              color="inherit"
              variant="outlined"
              disabled={ocupado}
              aria-label={`${NOME_DA_TROCA[modo]} de ${titular}`}
              onClick={() => setTrocando(true)}
            >
              {NOME_DA_TROCA[modo]}
            </Button>
            <Button
              color="inherit"
              variant="outlined"
              disabled={ocupado}
              aria-label={`Encerrar a credencial de ${titular}`}
              onClick={() => setEncerrando(true)}
            >
              Encerrar
            </Button>
          </>
        )
      }
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Chip
          size="small"
          label={NOME_AMBIENTE_DO_PORTAL[ambiente]}
          color={ambiente === 'PRODUCAO' ? 'warning' : 'default'}
        />
        <Chip size="small" variant="outlined" label={NOME_MODO_DE_ENTRAR[modo]} />
        {!ativa && <Chip size="small" label="Encerrada" />}
      </Stack>
      {falha && <Alert severity="info">{falha}</Alert>}
      {ativa && testeFrase && testadaEm && (
        <Alert severity={testePassou ? 'success' : 'error'}>
          {testeFrase} Testada em {formatarInstante(testadaEm)}.
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {datasDe(credencial)}
      </Typography>
      {ativa && <RondasDaCredencial credencial={credencial} />}
      {ativa && <AvisosDaCredencial credencial={credencial} />}
      {trocando && <TrocarSegredoDialog credencial={credencial} aoFechar={() => setTrocando(false)} />}
      {encerrando && (
        <ConfirmarDialog
          titulo={`Encerrar a credencial de ${titular}?`}
          confirmar="Encerrar"
          aoFechar={() => setEncerrando(false)}
          aoConfirmar={() => {
            setEncerrando(false);
            void fazer(() => encerrar(id));
          }}
        >
          Se só {oSegredo} mudou, use “{NOME_DA_TROCA[modo]}”: tudo continua. Ao encerrar, o Cais apaga {oSegredo}, não
          consulta mais por esta credencial e recusa os avisos dela. O que já buscou fica. Se os avisos estão
          cadastrados no Portal Único, retire-os antes: sem a credencial o Cais não pode, e o Portal só os apaga depois
          de trinta dias só de falhas.
          {modo === 'CHAVE' && ' No Portal Único a chave continua valendo: revogue-a lá também.'}
        </ConfirmarDialog>
      )}
    </Section>
  );
}

function datasDe({ criadaEm, criadaPor, validaAte, usadaEm, encerradaEm }: CredencialDoPortal): string {
  return [
    `Cadastrada em ${formatarInstante(criadaEm)} por ${criadaPor}`,
    validaAte && `válida até ${formatarData(validaAte)}`,
    usadaEm ? `último uso: ${formatarInstante(usadaEm)}` : 'ainda sem uso',
    encerradaEm && `encerrada em ${formatarInstante(encerradaEm)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
