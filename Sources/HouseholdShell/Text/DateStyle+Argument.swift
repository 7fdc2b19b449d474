import ArgumentParser
import HouseholdWords

extension DateStyle: ExpressibleByArgument {}
