import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** More of them than these are no chance. */
const FORGIVEN = 3;

/** Names, at the end of a run, what passed only when it was tried again, and fails a run with many of them. */
export default class SecondTries implements Reporter {
  private all: Suite | undefined;

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_: FullConfig, all: Suite): void {
    this.all = all;
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const again = this.all?.allTests().filter((test) => test.outcome() === 'flaky') ?? [];
    if (again.length > 0) console.log(`\npassaram na segunda: ${again.length}\n${again.map(nameOf).join('\n')}`);
    if (again.length <= FORGIVEN || status !== 'passed') return { status };
    console.log(`Mais de ${FORGIVEN} não é acaso: a rodada falhou.`);
    return { status: 'failed' };
  }
}

function nameOf(test: TestCase): string {
  const [, project, , ...titles] = test.titlePath();
  return `  [${project}] ${test.location.file.replace(`${process.cwd()}/`, '')} › ${titles.join(' › ')}`;
}
